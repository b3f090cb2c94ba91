import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { UnitChoice } from "./unit-choice.tsx";

/** A department as a field of declared data. */
export function UnitInput({ values: _, isNew: __, onChange, ...given }: MasterInputProps<string>) {
	return (
		<UnitChoice {...given} value={given.value || null} onChange={(id) => onChange(id ?? "")} />
	);
}
