import { Button } from "@mantine/core";
import { useState } from "react";
import { SignInFrame } from "#areas/session/sign-in/web/public.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { ApiError } from "#kit/web/api-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CodeStep } from "./code-step.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";
import { openForgotPassword } from "./open-forgot-password.ts";
import type { ResetRequest } from "./reset-request.ts";
import "./reset-password.css";

interface Given {
	readonly request: ResetRequest;
	readonly code: string | undefined;
}

/** First the code, then the new password; an address that leads nowhere says so. */
export function ResetPassword({ request, code }: Given) {
	const t = useTexts(texts).reset;
	const [linked, setLinked] = useState(code);
	const [proven, setProven] = useState<string>();
	const { data, error, refetch } = useApi(
		contract.requestPasswordChange,
		{ ...request },
		{ staleTime: Number.POSITIVE_INFINITY },
	);
	const isClosed = error instanceof ApiError && (error.status === 404 || error.status === 400);
	return (
		<SignInFrame>
			{data === undefined && <h1>{t.page}</h1>}
			{data === undefined && isClosed && (
				<EmptyState
					text={t.closed}
					action={
						<Button onClick={() => void openForgotPassword(request.tenant)}>{t.again}</Button>
					}
				/>
			)}
			{data === undefined && error !== null && !isClosed && (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
			{data === undefined && error === null && <LoadingState />}
			{data !== undefined && proven === undefined && (
				<CodeStep request={request} code={linked} onProven={setProven} />
			)}
			{data !== undefined && proven !== undefined && (
				<NewPasswordStep
					request={request}
					policy={data.policy}
					code={proven}
					onCodeLost={() => {
						setLinked(undefined);
						setProven(undefined);
					}}
				/>
			)}
			<p className="reset-back">
				<button
					type="button"
					className="entry-link"
					onClick={() => void goTo(`/login/${encodeURIComponent(request.tenant)}`)}
				>
					{t.toSignIn}
				</button>
			</p>
		</SignInFrame>
	);
}
