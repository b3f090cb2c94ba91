import { Button } from "@mantine/core";
import { IconLock, IconLockOpen, IconPencil, IconTrash } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { ActionsMenu } from "#kit/ui/data-grid/menu/actions-menu.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersChangePassword, usersLoginActivation } from "../panels.ts";
import { renewUsers } from "../user.ts";

export type Login = AnswerOf<typeof contract.listUserLogins>["items"][number];

interface Given {
	readonly userId: string;
	readonly login: Login;
	readonly mayWrite: boolean;
}

/** One way in with its state and what may be done with it: what is wanted most, and the rest in a menu. */
export function LoginRow({ userId, login, mayWrite }: Given) {
	const t = useTexts(texts).logins;
	const format = useFormat();
	const { provider, loginId, lastSignInAt } = login;
	const isManual = provider === "MANUAL";
	const facts =
		loginId === null
			? [t.notSetUp]
			: [
					login.username ?? login.externalSubject,
					login.isEnabled ? t.enabled : t.disabled,
					isManual && !login.hasPassword && t.withoutPassword,
					login.mustChangePassword && t.mustChange,
					lastSignInAt === null ? t.never : t.lastSignIn(format.instant(lastSignInAt)),
				];
	return (
		<li>
			<div>
				<b>{t[provider]}</b>
				<p>{facts.filter(Boolean).join(" · ")}</p>
			</div>
			{mayWrite && <LoginButtons userId={userId} login={login} />}
		</li>
	);
}

function LoginButtons({ userId, login }: Omit<Given, "mayWrite">) {
	const { logins: t, list } = useTexts(texts);
	const { activate, deactivate, remove } = useLoginActions(userId, login);
	const mayDelete = useMay("users.manage", "FULL");
	const { provider, loginId, isEnabled, username } = login;
	const isNew = loginId === null;
	const edit = () => openPanel(usersLoginActivation, { userId, provider }, { stack: "sub" });
	const changePassword = (name: string) =>
		openPanel(usersChangePassword, { userId, login: name }, { stack: "sub" });
	const isByPassword = !isNew && provider === "MANUAL" && username !== null;
	const ends = isEnabled ? deactivate : activate;
	const actions: RowAction<null>[] = [
		...(isByPassword ? [{ id: "edit", label: list.edit, icon: IconPencil, run: edit }] : []),
		...(isNew
			? []
			: [
					{
						id: "switch",
						label: isEnabled ? t.deactivate : t.activate,
						icon: isEnabled ? IconLock : IconLockOpen,
						run: () => void ends(),
					},
				]),
		...(!isNew && mayDelete && login.lastSignInAt === null
			? [
					{
						id: "remove",
						label: list.remove,
						icon: IconTrash,
						isDanger: true,
						run: () => void remove(),
					},
				]
			: []),
	];
	return (
		<div className="login-buttons">
			<Button
				size="xs"
				variant="default"
				onClick={isByPassword ? () => changePassword(username) : edit}
			>
				{isNew ? t.setUp : isByPassword ? t.changePassword : list.edit}
			</Button>
			<ActionsMenu name={t[provider]} actions={actions} />
		</div>
	);
}

/** Switching a way in on and off, and taking one that was never used. */
function useLoginActions(userId: string, login: Login) {
	const { logins: t, list } = useTexts(texts);
	const { provider, loginId } = login;
	const { mustChangePassword } = login;
	const change = (act: () => Promise<unknown>) =>
		attempt({ context: t.changing, act, renew: renewUsers });
	const set = (isEnabled: boolean) =>
		change(() =>
			api(contract.setLoginActivation, { userId, provider, isEnabled, mustChangePassword }),
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
			const answer = await confirmDelete({ title: list.remove, text: t.removeText });
			if (answer === null || loginId === null) return;
			await change(() => api(contract.deleteUserLogin, { userId, loginId }));
		},
	};
}
