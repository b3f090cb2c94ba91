import { isMail } from "#kit/ui/field/is-mail.ts";

export interface ForgotFaults {
	readonly number?: "numberEmpty";
	readonly mail?: "mailEmpty" | "mailInvalid";
}

/** What is wrong with the question for a code: names of texts. */
export function forgotFaults(number: string, mail: string): ForgotFaults {
	const text = mail.trim();
	return {
		...(number.trim() === "" ? { number: "numberEmpty" as const } : {}),
		...(text === ""
			? { mail: "mailEmpty" as const }
			: isMail(text)
				? {}
				: { mail: "mailInvalid" as const }),
	};
}
