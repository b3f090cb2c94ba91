import { useState } from "react";
import { passwordFaults } from "#domain/passwords/password-faults.ts";
import { defaultPasswordPolicy, type PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { passwordStrength } from "#domain/passwords/password-strength.ts";
import { limits } from "#kit/contract/limits.ts";
import { type ApiError, isApiError } from "#kit/web/api-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

export type NewPassword = ReturnType<typeof useNewPassword>;

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
