import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { Login } from "./login-row.tsx";
import { renewUsers } from "./renew-users.ts";

/** Switching a way in on and off, and taking one that was never used. */
export function useLoginActions(userId: string, login: Login) {
	const t = useTexts(texts).logins;
	const { provider, loginId } = login;
	const attempt = (change: () => Promise<unknown>) => tryChange(change, t.changing);
	const set = (isEnabled: boolean) =>
		attempt(() =>
			api(contract.setLoginActivation, {
				userId,
				provider,
				isEnabled,
				mustChangePassword: login.mustChangePassword,
			}),
		);
	return {
		activate: () => set(true),
		deactivate: async () => {
			const answer = await confirm({
				title: t.deactivate,
				text: t.deactivateText,
				confirm: t.deactivate,
				danger: true,
			});
			if (answer !== null) await set(false);
		},
		remove: async () => {
			const answer = await confirmDelete({
				title: t.remove,
				text: t.removeText,
			});
			if (answer === null || loginId === null) return;
			await attempt(() => api(contract.deleteUserLogin, { userId, loginId }));
		},
	};
}

async function tryChange(change: () => Promise<unknown>, context: string): Promise<void> {
	try {
		await change();
	} catch (error) {
		handleError(error, { context });
	} finally {
		await renewUsers();
	}
}
