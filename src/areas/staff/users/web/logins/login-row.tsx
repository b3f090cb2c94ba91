import { Button } from "@mantine/core";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
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

/** One way in with its state and what may be done with it. */
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
	const buttons = [
		{ label: isNew ? t.setUp : list.edit, run: edit },
		!isNew &&
			provider === "MANUAL" &&
			username !== null && { label: t.changePassword, run: () => changePassword(username) },
		!isNew && {
			label: isEnabled ? t.deactivate : t.activate,
			run: isEnabled ? deactivate : activate,
		},
		!isNew &&
			mayDelete &&
			login.lastSignInAt === null && { label: list.remove, run: remove, color: "var(--rej)" },
	];
	return (
		<div className="login-buttons">
			{buttons
				.filter((one) => one !== false)
				.map(({ label, run, ...look }) => (
					<Button
						key={label}
						size="compact-sm"
						variant="subtle"
						{...("color" in look && { c: look.color })}
						onClick={() => void run()}
					>
						{label}
					</Button>
				))}
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
