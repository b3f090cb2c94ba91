import { TextField } from "#kit/ui/field/text-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { Secret } from "./use-secret.ts";

interface Given {
	readonly secret: Secret;
	readonly help?: string;
	readonly error?: string | undefined;
}

/** The new password twice. */
export function SecretFields({ secret, help, error }: Given) {
	const t = useTexts(texts).password;
	return (
		<>
			<TextField
				type="PASSWORD"
				label={t.next}
				help={help}
				autoComplete="new-password"
				error={error ?? secret.nextFault}
				maxLength={1000}
				value={secret.next}
				onChange={secret.setNext}
			/>
			<TextField
				type="PASSWORD"
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
