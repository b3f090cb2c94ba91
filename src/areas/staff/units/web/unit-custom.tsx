import {
	CustomFacts,
	type FieldGroup,
	shownGroups,
	useCustomFields,
} from "#areas/settings/custom-fields/web/public.ts";
import type { Unit } from "./unit-panel.tsx";

/** What the company adds to its units, in the detail of one. */
export function UnitCustom({ unit }: { readonly unit: Unit }) {
	const { groups } = useUnitCustom(unit);
	const { custom = {}, customNames = {} } = unit;
	return groups.map(({ id, name, fields }) => (
		<section key={id} className="master-section" aria-label={name}>
			<h3>{name}</h3>
			<CustomFacts fields={fields} custom={custom} customNames={customNames} />
		</section>
	));
}

/** The custom fields that are asked for at a unit, by their groups. */
export function useUnitCustom({ id, path, custom = {} }: Unit): {
	readonly groups: readonly FieldGroup[];
	readonly isReady: boolean;
} {
	const { fields, isReady } = useCustomFields("UNIT");
	const unitIds = [...path.map((unit) => unit.id), id];
	return { groups: shownGroups({ fields, unitIds, custom }), isReady };
}
