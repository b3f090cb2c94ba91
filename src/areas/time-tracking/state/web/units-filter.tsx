import { IconBuilding } from "@tabler/icons-react";
import * as z from "zod/mini";
import { openUnitPicker } from "#areas/staff/units/web/public.ts";
import {
	type FilterEditorGiven,
	type GridFilter,
	makeFilter,
} from "#kit/ui/data-grid/filter/grid-filter.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { PresentPerson } from "../contract.ts";
import { texts } from "../text.ts";

const schema = z.array(z.string());
type Ids = z.output<typeof schema>;

interface Given {
	readonly label: string;
	readonly nameOf: (id: string) => string | undefined;
}

/** Some departments with those below them: the server counts within them. */
export function unitsFilter({ label, nameOf }: Given): GridFilter<PresentPerson> {
	return makeFilter<PresentPerson, Ids>(
		{ id: "units", label },
		{
			schema,
			describe: (ids, { words }) => {
				const [first] = ids;
				const name = ids.length === 1 && first !== undefined ? nameOf(first) : undefined;
				return name ?? words.filters.units(ids.length);
			},
			query: (unitIds) => ({ unitIds }),
			editor: (editor) => <UnitsEditor {...editor} />,
		},
	);
}

/** Closes before the tree opens: the person who chooses in that has left the filter. */
function UnitsEditor({ value, onChange, onDone }: FilterEditorGiven<Ids>) {
	const t = useTexts(texts);
	const choose = async () => {
		onDone();
		const chosen = await openUnitPicker({ multi: true, value: value ?? [] });
		if (chosen !== null) onChange(chosen.length === 0 ? undefined : [...chosen]);
	};
	return <PictureButton icon={IconBuilding} label={t.chooseUnits} onClick={() => void choose()} />;
}
