import { IconCheck, IconCircle } from "@tabler/icons-react";
import { TextField } from "#kit/ui/field/text-field.tsx";
import "./strength-meter.css";
import { useState } from "react";
import { passwordFaults } from "#domain/passwords/password-faults.ts";
import { defaultPasswordPolicy, type PasswordPolicy } from "#domain/passwords/password-policy.ts";
import {
	passwordStrength,
	ruleStates,
	strengthRules,
} from "#domain/passwords/password-strength.ts";
import { limits } from "#kit/contract/limits.ts";
import { type ApiError, isApiError } from "#kit/web/api-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

type NewPassword = ReturnType<typeof useNewPassword>;

/** A new password and its repetition, with what is wrong about them. */
export function useNewPassword(known: PasswordPolicy | undefined, oldPassword: string | undefined) {
	const t = useTexts(texts).faults;
	const [policy, setPolicy] = useState(known ?? defaultPasswordPolicy);
	const [next, setNext] = useState("");
	const [repeat, setRepeat] = useState("");
	const [isTried, setTried] = useState(false);
	/** What the server found wrong with exactly this password. */
	const [refused, setRefused] = useState<{ of: string; text: string }>();
	const [first] = passwordFaults(policy, next, oldPassword);
	const isStrong = passwordStrength(policy, next) === limits.password.strengthLevels;
	const isEqual = next === repeat;
	const serverFault = refused?.of === next ? refused.text : undefined;
	const ownFault = first === undefined ? undefined : t[first](policy);
	return {
		policy,
		next,
		setNext,
		repeat,
		setRepeat,
		isTried,
		/** Both filled and equal, five of five, other than the old one. */
		isFine: next !== "" && isEqual && isStrong && !ownFault && !serverFault,
		nextFault: isTried && next !== "" ? (serverFault ?? ownFault) : undefined,
		repeatFault: isTried && repeat !== "" && !isEqual ? t.unequal() : undefined,
		/** From now on faults are shown. */
		showFaults: () => setTried(true),
		/** Takes over why the server refused the password, and the policy it goes by. */
		takeRefusal: (error: ApiError) => {
			const served = error.facts?.policy as PasswordPolicy | undefined;
			if (served !== undefined) setPolicy(served);
			const text = error.details[0]?.text ?? error.message;
			setRefused({ of: next, text });
			setTried(true);
		},
	};
}

export function isPasswordRefused(error: unknown): error is ApiError {
	return isApiError(error, "PASSWORD_REFUSED");
}

/** The new password twice, with its strength. Faults show after a try to save. */
export function NewPasswordFields({ given }: { readonly given: NewPassword }) {
	const t = useTexts(texts).change;
	const { policy, next, nextFault, setNext, repeat, repeatFault, setRepeat } = given;
	const password = {
		type: "PASSWORD",
		size: "md",
		autoComplete: "new-password",
		maxLength: policy.maximumLength,
	} as const;
	return (
		<>
			<TextField
				{...password}
				name="new-password"
				label={t.next}
				value={next}
				error={nextFault}
				onChange={setNext}
			/>
			<StrengthMeter policy={policy} password={next} />
			<TextField
				{...password}
				name="new-password-verification"
				label={t.repeat}
				value={repeat}
				error={repeatFault}
				onChange={setRepeat}
			/>
		</>
	);
}

/** Five levels, and which rule each of them stands for. */
function StrengthMeter({ policy, password }: { policy: PasswordPolicy; password: string }) {
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
