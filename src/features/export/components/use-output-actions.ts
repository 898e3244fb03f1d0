import type { PresetName } from '@contract/compile.ts'
import type { CreateOutputBody, Output } from '@contract/outputs.ts'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { type FileToKeep, useExportMutations } from '../api/exports.ts'
import { useOutputMutations } from '../api/outputs.ts'
import { type ChoiceChanges, type OutputChoices, withPreset } from '../model/output-choices.ts'

/** The actions of people who may edit the manuscript; those that return no promise show their failures in a toast. */
export type OutputActions = ReturnType<typeof useOutputActions>

/** The actions on outputs; `open` shows an output, null another one. */
export function useOutputActions(manuscriptId: string, language: string, open: (id: string | null) => void) {
  const t = useT('export.output')
  const intl = useIntl()
  const { create, patch, remove } = useOutputMutations(manuscriptId)
  const { keep } = useExportMutations(manuscriptId)
  const attempt = async (title: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      toast.error({ title, description: refusalText(intl, error) ?? t('failed.help') })
      return false
    }
  }
  const createAndOpen = async (body: CreateOutputBody) => open((await create.mutateAsync(body)).id)
  return {
    /** Creates an output with the texts of another one; rejects when it is not stored. */
    add: (name: string, preset: PresetName, like: OutputChoices) => {
      const { choices, ...rest } = withPreset(like, preset, language)
      return createAndOpen({ ...rest, name, choices: { ...choices, parts: { by: 'all' } } })
    },
    /** Renames an output; rejects when it is not stored. */
    rename: ({ id }: Output, name: string) => patch.mutateAsync({ id, name }),
    duplicate: ({ name, preset, format, choices, keepsCopy }: Output) =>
      void attempt(t('failed.duplicate', { name }), () =>
        createAndOpen({ name: t('copy', { name }).slice(0, 200), preset, format, choices, keepsCopy }),
      ),
    remove: (output: Output) => {
      const { replaced: _replaced, revision: _revision, weekly, ...rest } = output
      const deleted = { ...rest, isWeekly: weekly !== null }
      const { name } = output
      const restore = () => void attempt(t('failed.restore', { name }), () => createAndOpen(deleted))
      void attempt(t('failed.delete', { name }), async () => {
        await remove.mutateAsync(output.id)
        open(null)
        toast.undo(t('deleted', { name }), intl.formatMessage({ id: 'ui.undo' }), restore)
      })
    },
    save: (id: string, changes: ChoiceChanges) =>
      attempt(t('failed.save'), () => patch.mutateAsync({ id, ...changes })),
    /** Starts or ends the weekly export of an output; the first one of a manuscript creates its first output. */
    setWeekly: (
      { id, name }: Output,
      isStored: boolean,
      { preset, format, choices, keepsCopy }: OutputChoices,
      isWeekly: boolean,
    ) =>
      void attempt(t('failed.weekly'), () =>
        isStored
          ? patch.mutateAsync({ id, format, isWeekly })
          : create.mutateAsync({ id, name, preset, format, choices, keepsCopy, isWeekly }),
      ),
    /** Keeps a written file under the exports of the manuscript. */
    keepFile: (file: FileToKeep) =>
      attempt(t('failed.keep', { name: file.name }), () => keep.mutateAsync(file)),
    /**
     * Records an export that began at a time of `performance.now()`, with the choices of it; the first export of a
     * manuscript creates its first output.
     */
    record: ({ id, name }: Output, isStored: boolean, exported: OutputChoices, startedAt: number) =>
      attempt(t('failed.record'), async () => {
        const { preset, format, choices, keepsCopy } = exported
        if (!isStored) await create.mutateAsync({ id, name, preset, format, choices, keepsCopy })
        await patch.mutateAsync({ id, startedAt })
      }),
  }
}
