import { Trash2 } from 'lucide-react'

/** The menu item that deletes one row. */
export const deleteItem = (label: string, may: boolean, onDelete: () => unknown) => ({
  id: 'delete',
  label,
  icon: Trash2,
  danger: true,
  action: () => void onDelete(),
  hidden: !may,
})

/** The bulk action that deletes the selected rows, as a list that is empty without the right. */
export const bulkDelete = <Row,>(
  label: string,
  may: boolean,
  onDelete: (rows: readonly Row[]) => Promise<boolean>,
) =>
  may
    ? [
        {
          id: 'delete',
          label,
          icon: <Trash2 strokeWidth={2} size={16} aria-hidden />,
          isDanger: true,
          onRun: (rows: readonly Row[], clear: () => void) =>
            void onDelete(rows).then((isDone) => isDone && clear()),
        },
      ]
    : []
