import type { ConfigRow } from "../sql/configs.ts";

interface Named {
	readonly month: string;
	/** How many files of the month there were before. */
	readonly nth: number;
}

/** Example: LuG_54321_2026-11_01.txt */
export function fileNameOf(
	{ type, clientNo, name, layout }: Pick<ConfigRow, "type" | "clientNo" | "name" | "layout">,
	{ month, nth }: Named,
): string {
	const number = String(nth + 1).padStart(2, "0");
	if (type === "DATEV_LUG") return `LuG_${clientNo}_${month}_${number}.txt`;
	if (type === "DATEV_LODAS") return `LODAS_${clientNo}_${month}_${number}.txt`;
	const ending = layout?.fileType === "XLSX" ? "xlsx" : "csv";
	const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "");
	return `${plain || "Lohn"}_${month}_${number}.${ending}`;
}

export function mediaTypeOf({ layout }: Pick<ConfigRow, "layout">): string {
	if (layout?.fileType === "XLSX")
		return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
	return layout === null ? "text/plain" : "text/csv";
}
