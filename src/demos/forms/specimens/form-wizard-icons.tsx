import { RequestWizard } from '../components/request-wizard.tsx'

export function FormWizardIconsHorizontal() {
  return <RequestWizard look="icons" example="horizontal" />
}

export function FormWizardIconsVertical() {
  return <RequestWizard look="icons" example="vertical" orientation="vertical" />
}

export function FormWizardIconsDraft() {
  return <RequestWizard look="icons" example="draft" isStored />
}

export function FormWizardIconsReview() {
  return <RequestWizard look="icons" example="review" hasReview />
}

export function FormWizardIconsCompact() {
  return <RequestWizard look="icons" example="compact" isCompact />
}

export function FormWizardIconsDialog() {
  return <RequestWizard look="icons" example="dialog" isCompact isDialog />
}
