import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";

/** The least that shows all of them: a line for each. */
export function PlainList({ units }: { readonly units: readonly TreeUnit[] }) {
	return (
		<ul data-floor>
			{units.map(({ id, name }) => (
				<li key={id}>{name}</li>
			))}
		</ul>
	);
}
