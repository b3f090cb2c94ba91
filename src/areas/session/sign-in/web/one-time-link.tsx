import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { askNewPassword } from "#areas/session/passwords/web/public.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { finishSignIn } from "./remembered-login.ts";
import { RedirectStep } from "./sign-in-steps.tsx";
import { type MustChange, mustChangeOf } from "./use-sign-in.ts";

const asked = new Map<string, Promise<MustChange | undefined>>();

/** The link of an invitation: leads to a password of one's own, and in. */
export function OneTimeLink({ tenantNo, code }: { tenantNo: string; code: string }) {
	const t = useTexts(texts);
	const [state, setState] = useState<"checking" | "open" | "done">("checking");
	const begin = async () => {
		try {
			const step = await openLink(tenantNo, code);
			setState("open");
			const isIn =
				step === undefined ||
				(await askNewPassword({
					reason: "mustChange",
					policy: step.policy,
					username: step.username ?? "",
					oldPassword: undefined,
					persistent: false,
				}));
			if (!isIn) return;
			setState("done");
			await finishSignIn();
		} catch (error) {
			if (isApiError(error, "LINK_INVALID")) {
				await goTo(`/login/${tenantNo}`, { replace: true });
				await alertDialog({ title: t.link.invalid, text: t.errors.LINK_INVALID });
			} else {
				handleError(error, { context: t.credentials.failed });
				setState("open");
			}
		}
	};
	const beginOnce = useEffectEvent(begin);
	useEffect(() => {
		void beginOnce();
	}, []);
	if (state === "done") return <RedirectStep />;
	return (
		<>
			<h1>{t.link.title}</h1>
			<p className="entry-text" role="status">
				{state === "checking" ? t.link.text : t.link.next}
			</p>
			{state === "checking" ? (
				<LoadingState />
			) : (
				<div className="entry-form">
					<Button className="entry-go" onClick={() => void begin()}>
						{t.link.again}
					</Button>
				</div>
			)}
		</>
	);
}

/**
 * Opens a one-time link. It works once, so two calls at the same moment are one.
 *
 * @returns the step to set a password; undefined when a session has begun at once
 */
function openLink(tenantNo: string, code: string): Promise<MustChange | undefined> {
	const running = asked.get(code);
	if (running !== undefined) return running;
	const opening = api(contract.loginByToken, { tenantNo, code })
		.then(() => undefined, mustChangeOf)
		.finally(() => asked.delete(code));
	asked.set(code, opening);
	return opening;
}
