import { TextField } from "#kit/ui/field/text-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { StrengthMeter } from "./strength-meter.tsx";
import type { NewPassword } from "./use-new-password.ts";

/** The new password twice, with its strength. Faults show after a try to save. */
export function NewPasswordFields({ given }: { readonly given: NewPassword }) {
	const t = useTexts(texts).change;
	const { policy } = given;
	return (
		<>
			<TextField
				type="PASSWORD"
				label={t.next}
				size="md"
				name="new-password"
				autoComplete="new-password"
				error={given.nextFault}
				maxLength={policy.maximumLength}
				value={given.next}
				onChange={given.setNext}
			/>
			<StrengthMeter policy={policy} password={given.next} />
			<TextField
				type="PASSWORD"
				label={t.repeat}
				size="md"
				name="new-password-verification"
				autoComplete="new-password"
				error={given.repeatFault}
				maxLength={policy.maximumLength}
				value={given.repeat}
				onChange={given.setRepeat}
			/>
		</>
	);
}
