import type { MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import { type MasterScreens, masterScreens } from "../master-data/master-screens.ts";
import { PartSections } from "./part-sections.tsx";
import { useBulkEndings } from "./use-bulk-endings.ts";

type Given<F extends MasterFields, X extends Shape, L extends Shape> = Parameters<
	typeof masterScreens<F, X, L>
>[0];

/** The looks of a declared record. Example: docs/how-to/add-a-record.md. */
export function recordScreens<F extends MasterFields, X extends Shape, L extends Shape>(
	given: Given<F, X, L>,
): MasterScreens {
	return {
		...masterScreens(given),
		record: {
			parts: (item, screens) => <PartSections item={item} screens={screens} />,
			useBulk: useBulkEndings,
		},
	};
}
