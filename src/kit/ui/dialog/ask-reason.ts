import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { confirm } from "./confirm.ts";

interface Question {
	readonly title: string;
	readonly text?: string;
	/** "Begründung" unless said otherwise. */
	readonly label?: string;
	/** It may stay empty unless said otherwise. */
	readonly required?: boolean;
	/** What stands there at first. */
	readonly written?: string;
	readonly confirm?: string;
	readonly danger?: boolean;
}

/** Asks why; "" where nothing had to be said, null when it is not to be done. */
export async function askReason(given: Question): Promise<string | null> {
	const t = currentTexts(texts);
	const { label = t.reason, required = false, written = "", ...rest } = given;
	const answer = await confirm({
		...rest,
		reason: label,
		reasonRequired: required,
		reasonText: written,
	});
	return answer === null ? null : answer.reason;
}
