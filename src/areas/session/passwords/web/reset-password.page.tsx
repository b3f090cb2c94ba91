import { Button } from "@mantine/core";
import { useParams } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { SignInFrame } from "#areas/session/sign-in/web/public.ts";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { ApiError, isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CodeStep, type ResetRequest } from "./code-step.tsx";
import { isPasswordRefused, NewPasswordFields, useNewPassword } from "./new-password.tsx";
import { openForgotPassword } from "./public.ts";
import "./reset-password.css";

/** A new password by the mailed code. */
export default function ResetPasswordPage() {
	const { tenant, guid, code } = useParams({ strict: false }) as {
		tenant: string;
		guid: string;
		code?: string;
	};
	return <ResetPassword request={{ tenant, guid }} code={code} />;
}

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
				<>
					<p className="entry-text">{t.closed}</p>
					<Button
						className="entry-go reset-again"
						onClick={() => void openForgotPassword(request.tenant)}
					>
						{t.again}
					</Button>
				</>
			)}
			{data === undefined && !isClosed && (
				<AwaitedState
					hasFailed={error !== null}
					text={t.notLoaded}
					onRetry={() => void refetch()}
				/>
			)}
			{data !== undefined && proven === undefined && (
				<CodeStep
					request={request}
					mayBeUnknown={data.mayBeUnknown}
					code={linked}
					onProven={setProven}
				/>
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
			<div className="reset-back">
				<button
					type="button"
					className="entry-link"
					onClick={() => void goTo(`/login/${encodeURIComponent(request.tenant)}`)}
				>
					{t.toSignIn}
				</button>
			</div>
		</SignInFrame>
	);
}

interface NewPasswordStepGiven {
	readonly request: ResetRequest;
	readonly policy: PasswordPolicy;
	readonly code: string;
	/** The code is no longer good. */
	readonly onCodeLost: () => void;
}

/** The new password, twice; then one signs in with it. */
function NewPasswordStep({ request, policy, code, onCodeLost }: NewPasswordStepGiven) {
	const t = useTexts(texts);
	const fields = useNewPassword(policy, undefined);
	const { mutateAsync, isPending } = useAction(contract.changePasswordByCode, { quiet: true });
	const save = async () => {
		try {
			await mutateAsync({
				...request,
				code,
				newPassword: fields.next,
				newPasswordVerification: fields.repeat,
			});
			toast({ type: "positive", title: t.change.done });
			await goTo(`/login/${encodeURIComponent(request.tenant)}`, { replace: true });
		} catch (error) {
			if (isPasswordRefused(error)) fields.takeRefusal(error);
			else if (isApiError(error, "INVALID_RESET_CODE")) {
				onCodeLost();
				await alertDialog({ title: t.reset.wrongCode, text: t.errors.INVALID_RESET_CODE });
			} else handleError(error, { context: t.reset.page });
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		fields.showFaults();
		if (fields.isFine && !isPending) void save();
	};
	return (
		<>
			<h1>{t.reset.passwordTitle}</h1>
			<p className="entry-text">{t.reset.passwordText}</p>
			<form
				className="entry-form"
				noValidate
				onSubmit={submit}
				onBlur={() => fields.next !== "" && fields.showFaults()}
			>
				<NewPasswordFields given={fields} />
				<Button type="submit" className="entry-go" disabled={!fields.isFine} loading={isPending}>
					{t.change.go}
				</Button>
			</form>
		</>
	);
}
