import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { texts } from "./text.ts";

/** Which days a field takes, e.g. from 2020-01-01 on. */
export interface AllowedDays {
	readonly earliest?: string | undefined;
	readonly latest?: string | undefined;
	/** The name of a day that is a holiday. */
	readonly holiday?: ((day: string) => string | undefined) | undefined;
}

interface Said {
	readonly t: Words<typeof texts>["fault"];
	readonly format: Format;
}

/** What is wrong with days that are not allowed. */
export function allowed(
	{ from, to }: { readonly from: string; readonly to: string },
	{ earliest, latest }: AllowedDays,
	{ t, format }: Said,
) {
	if (earliest && from < earliest) return { fault: t.dayBefore(format.date(earliest)) };
	if (latest && to > latest) return { fault: t.dayAfter(format.date(latest)) };
	return undefined;
}
