import { useState } from "react";
import { isApiError } from "#kit/web/api-error.ts";

/**
 * A password that is set for somebody else. It is kept in memory only, never among the drafts of this browser.
 *
 * @param words what is wrong with it
 */
export function useSecret(words: { readonly unequal: string }) {
	const [next, setNext] = useState("");
	const [repeat, setRepeat] = useState("");
	const [isTried, setTried] = useState(false);
	/** What the server found wrong with exactly this password. */
	const [refused, setRefused] = useState<{ of: string; text: string }>();
	const isEqual = next === repeat;
	return {
		next,
		setNext,
		repeat,
		setRepeat,
		isEqual,
		showFaults: () => setTried(true),
		nextFault: refused?.of === next ? refused.text : undefined,
		repeatFault: isTried && !isEqual ? words.unequal : undefined,
		/** Takes over why the server refused the password; false where it was something else. */
		takeRefusal: (error: unknown): boolean => {
			if (!isApiError(error, "PASSWORD_REFUSED")) return false;
			const text = error.details[0]?.text ?? error.message;
			setRefused({ of: next, text });
			return true;
		},
	};
}

export type Secret = ReturnType<typeof useSecret>;
