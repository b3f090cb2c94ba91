import { showDialog } from "#kit/ui/dialog/dialog-store.ts";

/** Offers a mailed code to somebody who forgot the password. */
export async function openForgotPassword(tenantNo: string): Promise<void> {
	const { renderForgotPassword } = await import("./forgot-password-dialog.tsx");
	await showDialog<null>((end) => renderForgotPassword({ tenantNo, onClose: () => end(null) }));
}
