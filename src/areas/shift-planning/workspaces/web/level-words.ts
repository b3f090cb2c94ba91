import type { Words } from "#kit/contract/texts.ts";
import type { Requirement } from "../contract.ts";
import type { texts } from "../text.ts";

/** The least level that will do, in words; nothing where any will. */
export function levelWords(
	{ minLevel, levels }: Pick<Requirement, "minLevel" | "levels">,
	t: Words<typeof texts>["requirements"],
): string {
	return minLevel === null ? "" : t.minLevel(levels[minLevel - 1] ?? String(minLevel));
}
