import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccountAnswer } from "../../contract/account.ts";
import { texts } from "../../text.ts";

/** `Vogt, Lena · Station 2 · 20418 · Stand Sa 21.11.2026` */
export function useWhose({ user, today }: LeaveAccountAnswer): string {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const { lastName, firstName, unitName, personnelNo } = user;
	const asOf = t.asOf(format.dayWithYear(today));
	return [`${lastName}, ${firstName}`, unitName, personnelNo, asOf].filter(Boolean).join(" · ");
}
