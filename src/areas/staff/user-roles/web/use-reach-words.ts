import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { Reach } from "./reach.ts";

/** How far a role reaches, in a word. */
export function useReachWords(): Readonly<Record<Reach, string>> {
	const { scopes, levels } = useTexts(texts);
	return { ...scopes, NONE: levels.NONE };
}
