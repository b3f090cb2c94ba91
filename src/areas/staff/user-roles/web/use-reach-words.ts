import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import type { Reach } from "./reach.ts";

/** How far a role reaches, in a word. */
export function useReachWords(): Readonly<Record<Reach, string>> {
	const { scopes, levels } = useTexts(german, english);
	return { ...scopes, NONE: levels.NONE };
}
