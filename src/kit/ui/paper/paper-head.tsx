import type { ReactNode } from "react";
import { serverNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** When a sheet was printed: what is on it may be different a moment later. */
export function PrintedOn() {
	const { printedOn } = useTexts(texts).paper;
	const format = useFormat();
	const now = new Date(serverNow()).toISOString();
	return <>{printedOn(format.date(now), format.time(now))}</>;
}

/** Beside a sheet's title: that its figures are not final. */
export function PaperNote({ children }: { readonly children: ReactNode }) {
	return <span className="paper-note">({children})</span>;
}
