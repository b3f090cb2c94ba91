import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { finishSignIn, SignInFrame } from "#areas/session/sign-in/web/public.ts";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { tellRejection } from "./tell-rejection.ts";

const attempts = new Map<string, Promise<unknown>>();

/** Where the provider's answer arrives: signs in with it, or tells that it was rejected. */
export default function LoginSsoPage() {
	const t = useTexts(texts);
	const { code, state } = useParams({ strict: false }) as { code: string; state: string };
	useEffect(() => {
		void signIn(code, state);
	}, [code, state]);
	return (
		<SignInFrame>
			<h1>{t.title}</h1>
			<p className="entry-text" role="status">
				{t.text}
			</p>
			<LoadingState />
		</SignInFrame>
	);
}

async function signIn(code: string, state: string): Promise<void> {
	try {
		await finishAttempt(code, state);
		await finishSignIn();
	} catch (error) {
		// the state begins with the customer number; the code must not stay in the address
		const [tenantNo = ""] = state.split(".");
		await goTo(`/login/${encodeURIComponent(tenantNo)}`, { replace: true });
		if (isApiError(error, "SSO_REJECTED")) await tellRejection(error.traceId);
		else handleError(error, { context: currentTexts(texts).failed });
	}
}

/** Hands the provider's answer to the server. It is used up by that, so the same one is never sent twice. */
function finishAttempt(code: string, state: string): Promise<unknown> {
	const known = attempts.get(state) ?? api(contract.loginSso, { code, state });
	attempts.set(state, known);
	return known;
}
