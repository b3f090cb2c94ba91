import { useState } from "react";
import { askNewPassword } from "#areas/session/passwords/web/public.ts";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { settingsStore } from "#kit/web/settings/settings-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { finishSignIn } from "./remembered-login.ts";

interface Credentials {
	readonly username: string;
	readonly password: string;
	readonly persistent: boolean;
}

interface Given {
	readonly tenantNo: string;
	readonly onLock: (username: string, timeUntilRetry: number) => void;
	/** The session is there, the start page is being opened. */
	readonly onDone: () => void;
	/** @param isWrong name and password are not those of anybody who may sign in */
	readonly onFailed: (isWrong: boolean) => void;
}

/** Signs in, and tells each way of failing in its own words. */
export function useSignIn({ tenantNo, onLock, onDone, onFailed }: Given) {
	const [isBusy, setBusy] = useState(false);
	const signIn = async (credentials: Credentials) => {
		setBusy(true);
		try {
			const isIn = await enter(tenantNo, credentials);
			if (!isIn) return onFailed(false);
			onDone();
			await finishSignIn();
		} catch (error) {
			if (isApiError(error) && error.error === "TooManyAttempts") {
				onLock(credentials.username, error.timeUntilRetry ?? 60);
			}
			setBusy(false);
			await tellFailure(error);
			onFailed(isApiError(error, "INVALID_CREDENTIALS"));
		} finally {
			setBusy(false);
		}
	};
	return { signIn, isBusy };
}

/** @returns whether a session has begun; a password that must change is changed on the way */
async function enter(tenantNo: string, { username, password, persistent }: Credentials) {
	const { language, timezone: timeZone } = settingsStore.get().region;
	try {
		await api(contract.login, { tenantNo, username, password, persistent, language, timeZone });
		return true;
	} catch (error) {
		const { policy, username: name = username } = mustChangeOf(error);
		return askNewPassword({
			reason: "mustChange",
			policy,
			username: name,
			oldPassword: password,
			persistent,
		});
	}
}

async function tellFailure(error: unknown): Promise<void> {
	const t = currentTexts(texts);
	const title = t.credentials.failed;
	if (isApiError(error) && error.error === "TooManyAttempts") {
		await alertDialog({ title, text: t.errors.TOO_MANY_ATTEMPTS });
	} else if (isApiError(error, "INVALID_CREDENTIALS")) {
		await alertDialog({ title, text: t.errors.INVALID_CREDENTIALS });
	} else {
		handleError(error, { context: title });
	}
}

export interface MustChange {
	readonly policy?: PasswordPolicy;
	/** The name itself, where somebody signed in by mail address or by a link. */
	readonly username?: string;
}

/** The step to a new password that the server demands; any other failure is thrown on. */
export function mustChangeOf(error: unknown): MustChange {
	if (!isApiError(error, "PASSWORD_MUST_CHANGE")) throw error;
	return (error.facts ?? {}) as MustChange;
}
