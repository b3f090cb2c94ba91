import { useState } from "react";
import { type ImportMapping, neededFields } from "#domain/import/import-fields.ts";
import type { ImportRun } from "../contract.ts";

export interface Choice {
	readonly mapping: ImportMapping;
	readonly unitId: string | null;
	/** Whether everything needed has its column. */
	readonly isComplete: boolean;
	/** Whether it is other than what was checked last. */
	readonly isChanged: boolean;
	readonly change: (part: {
		readonly mapping?: ImportMapping;
		readonly unitId?: string | null;
	}) => void;
}

/** Which column is what, as the person chooses it; at first as the server proposes. */
export function useChoice(run: ImportRun): Choice {
	const [own, setOwn] = useState({ mapping: run.mapping, unitId: run.unitId });
	const mapping = own.mapping as ImportMapping;
	return {
		mapping,
		unitId: own.unitId,
		isComplete: neededFields[run.kind].every((field) => mapping[field] !== undefined),
		isChanged:
			own.unitId !== run.unitId || inOrder(mapping) !== inOrder(run.mapping as ImportMapping),
		change: (part) => setOwn({ ...own, ...part } as typeof own),
	};
}

function inOrder(mapping: ImportMapping): string {
	return JSON.stringify(
		Object.entries(mapping).toSorted(([one], [other]) => one.localeCompare(other)),
	);
}
