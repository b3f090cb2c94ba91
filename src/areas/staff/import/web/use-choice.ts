import { useState } from "react";
import { type ImportMapping, neededFields } from "#domain/import/import-fields.ts";
import type { ImportRun } from "../contract.ts";

export type Choice = ReturnType<typeof useChoice>;

/** Which column is what, as the person chooses it; at first as the server proposes. */
export function useChoice(run: ImportRun) {
	const checked = { mapping: run.mapping as ImportMapping, unitId: run.unitId };
	const [own, setOwn] = useState(checked);
	const { mapping, unitId } = own;
	return {
		mapping,
		unitId,
		/** Whether everything needed has its column. */
		isComplete: neededFields[run.kind].every((field) => mapping[field] !== undefined),
		/** Whether it is other than what was checked last. */
		isChanged: unitId !== checked.unitId || inOrder(mapping) !== inOrder(checked.mapping),
		change: (part: Partial<typeof checked>) => setOwn({ ...own, ...part }),
	};
}

function inOrder(mapping: ImportMapping): string {
	return JSON.stringify(
		Object.entries(mapping).toSorted(([one], [other]) => one.localeCompare(other)),
	);
}
