import { useState } from "react";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { isApiError } from "#kit/web/api-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../../text.ts";

export type Secret = ReturnType<typeof useSecret>;

interface Given {
	readonly secret: Secret;
	readonly help?: string;
	readonly error?: string | undefined;
	readonly isRequired?: boolean;
}

/** The new password twice. */
export function SecretFields({ secret, help, error, isRequired = false }: Given) {
	const t = useTexts(texts).password;
	const { data } = useApi(passwords.getPasswordPolicy, {});
	const rules = data && t.rules(data.policy);
	return (
		<>
			<TextField
				type="PASSWORD"
				required={isRequired}
				label={t.next}
				help={[help, rules].filter(Boolean).join(" ")}
				autoComplete="new-password"
				error={error ?? secret.nextFault}
				maxLength={1000}
				value={secret.next}
				onChange={secret.setNext}
			/>
			<TextField
				type="PASSWORD"
				required={isRequired}
				label={t.repeat}
				autoComplete="new-password"
				error={secret.repeatFault}
				maxLength={1000}
				value={secret.repeat}
				onChange={secret.setRepeat}
			/>
		</>
	);
}

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
