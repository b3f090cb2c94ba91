import type { Icon } from "@tabler/icons-react";
import type { BulkAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { thenClear } from "../bulk/use-ending-actions.ts";
import { useLanguage } from "../language-store.ts";
import { useMay, useSession } from "../session/session-store.ts";
import type { AssignPicker } from "./assign-picker.ts";

interface Given<Row> {
	readonly picker: AssignPicker;
	readonly icon: Icon;
	readonly nameOf: (row: Row) => string;
}

/** The button of a list of people that gives the chosen ones a row each; none for those who may not open its panel. */
export function useAssignAction<Row extends { readonly id: string }>({
	picker,
	icon,
	nameOf,
}: Given<Row>): readonly BulkAction<Row>[] {
	const { id, features, permission, title } = picker;
	const label = title(useLanguage());
	const { uiFeatures } = useSession();
	const mayWrite = useMay(permission.key, permission.level);
	if (!mayWrite || !features.every((feature) => uiFeatures.includes(feature))) return [];
	const run = async (rows: readonly Row[]) => {
		const people = rows.map((row) => ({ id: row.id, name: nameOf(row) }));
		return (await openPicker(picker, { people })) !== null;
	};
	return [{ id, label, icon, run: thenClear(run) }];
}
