import { IconCheck, IconCircle } from "@tabler/icons-react";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import {
	passwordStrength,
	ruleStates,
	strengthRules,
} from "#domain/passwords/password-strength.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./strength-meter.css";
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

interface Given {
	readonly policy: PasswordPolicy;
	readonly password: string;
}

/** Five levels, and which rule each of them stands for. */
function StrengthMeter({ policy, password }: Given) {
	const t = useTexts(texts).strength;
	const level = passwordStrength(policy, password);
	const label = t.label(level);
	return (
		<div className="strength" data-level={level}>
			<div className="strength-head">
				<meter
					className="visually-hidden"
					aria-label={label}
					min={0}
					max={strengthRules.length}
					value={level}
				/>
				<div className="strength-bars" aria-hidden>
					{strengthRules.map((rule, index) => (
						<span key={rule} data-filled={index < level} />
					))}
				</div>
				<span aria-hidden>{label}</span>
			</div>
			<ul>
				{ruleStates(policy, password).map(({ rule, needed, isMet }) => {
					const Icon = isMet ? IconCheck : IconCircle;
					return (
						<li key={rule} data-met={isMet}>
							<Icon size={14} stroke={2} role="img" aria-label={isMet ? t.met : t.open} />
							{t[rule](needed)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}
