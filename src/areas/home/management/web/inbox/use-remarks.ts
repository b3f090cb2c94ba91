import { useState } from "react";
import type { Decision } from "../../contract.ts";
import { keyOf } from "../decision-moves.ts";

export interface Remarks {
	/** "" where nothing was written. */
	readonly of: (row: Decision) => string;
	readonly put: (row: Decision, text: string) => void;
}

/** What is written about rows before they are decided; each keeps its own while others are looked at. */
export function useRemarks(): Remarks {
	const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
	return {
		of: (row) => written[keyOf(row)] ?? "",
		put: (row, text) => setWritten((before) => ({ ...before, [keyOf(row)]: text })),
	};
}
