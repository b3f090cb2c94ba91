import { useState } from "react";
import { api } from "#kit/web/api.ts";
import { type FileRow, mostRows } from "../../contract/files.ts";
import { contract } from "../../contract.ts";
import type { ExportPreview } from "./file-view.tsx";

export interface Rows {
	/** In the order of the file; some of its rows may be missing in between. */
	readonly shown: readonly FileRow[];
	/** Has a row and those around it at hand. */
	fetch(at: number): Promise<void>;
}

interface Asked {
	readonly configId: string;
	readonly month: string;
}

/** The rows that came with a file, and those that somebody has unfolded since, as long as it is the same file. */
export function useRows(file: ExportPreview, asked: Asked): Rows {
	const [kept, setKept] = useState<{ of: string | null; rows: readonly FileRow[] }>();
	const further = kept?.of === file.sha256 ? kept.rows : [];
	const byPlace = new Map([...file.rows, ...further].map((row) => [row.at, row]));
	const shown = [...byPlace.values()].toSorted((first, second) => first.at - second.at);
	return {
		shown,
		async fetch(at) {
			if (byPlace.has(at)) return;
			const window = { from: at, count: mostRows };
			const { rows, sha256 } = await api(contract.previewPayrollExport, { ...asked, ...window });
			setKept({ of: sha256, rows: [...further, ...rows] });
		},
	};
}
