import { UnitChoice } from "#areas/staff/units/web/public.ts";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";

/** The department whose planners change the sequence. */
export function UnitInput({ values: _, isNew: __, onChange, ...given }: MasterInputProps<string>) {
	return (
		<UnitChoice {...given} value={given.value || null} onChange={(id) => onChange(id ?? "")} />
	);
}
