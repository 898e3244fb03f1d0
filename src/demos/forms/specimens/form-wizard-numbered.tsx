import { RequestWizard } from '../components/request-wizard.tsx'

export function FormWizardNumberedHorizontal() {
  return <RequestWizard look="numbered" example="horizontal" />
}

export function FormWizardNumberedVertical() {
  return <RequestWizard look="numbered" example="vertical" orientation="vertical" />
}

export function FormWizardNumberedDraft() {
  return <RequestWizard look="numbered" example="draft" orientation="vertical" isStored />
}

export function FormWizardNumberedReview() {
  return <RequestWizard look="numbered" example="review" hasReview />
}

export function FormWizardNumberedCompact() {
  return <RequestWizard look="numbered" example="compact" isCompact />
}

export function FormWizardNumberedDialog() {
  return <RequestWizard look="numbered" example="dialog" isCompact isDialog />
}
