import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { showDialog } from "#kit/ui/dialog/dialog-store.ts";

export interface NewPasswordQuestion {
	/** `mustChange` before a session may begin, `wish` in the profile: then the present password is asked for. */
	readonly reason: "mustChange" | "wish";
	/** The default one until the server names the tenant's. */
	readonly policy: PasswordPolicy | undefined;
	readonly username: string;
	/** What somebody has just signed in with; nobody has one after a one-time link. */
	readonly oldPassword: string | undefined;
	readonly persistent: boolean;
}

/**
 * Asks for a new password and saves it.
 *
 * @returns whether it was changed; a session has begun by that where there was none
 */
export async function askNewPassword(question: NewPasswordQuestion): Promise<boolean> {
	const { renderChangePassword } = await import("./change-password-dialog.tsx");
	const answer = await showDialog<boolean>((end) => renderChangePassword(question, end));
	return answer ?? false;
}

/** Offers a mailed code to somebody who forgot the password. */
export async function openForgotPassword(tenantNo: string): Promise<void> {
	const { renderForgotPassword } = await import("./forgot-password-dialog.tsx");
	await showDialog<null>((end) => renderForgotPassword({ tenantNo, onClose: () => end(null) }));
}
