import { useEffect, useState } from "react";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { isApiError } from "#kit/web/api-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { LockBox } from "./lock-box.tsx";
import { ProviderChoice } from "./provider-choice.tsx";
import { RedirectStep } from "./redirect-step.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";
import { TenantCard } from "./tenant-card.tsx";
import { useLock } from "./use-lock.ts";

/** The second step: name and password, or a provider of the tenant; then the third. */
export function CredentialsStep({ tenantNo }: { readonly tenantNo: string }) {
	const t = useTexts(texts);
	const { data, error, refetch } = useApi(
		contract.getTenantInfo,
		{ tenantNo },
		{ staleTime: Number.POSITIVE_INFINITY },
	);
	const { lock, begin } = useLock();
	const [isDone, setDone] = useState(false);
	const [persistent, setPersistent] = useState<boolean>();
	const isUnknown = isApiError(error, "TENANT_NOT_FOUND");
	useEffect(() => {
		if (!isUnknown) return;
		void goTo("/login", { replace: true });
		void alertDialog({
			title: t.tenant.invalid,
			text: t.errors.TENANT_NOT_FOUND,
		});
	}, [isUnknown, t]);
	if (isDone) return <RedirectStep />;
	if (data === undefined) {
		return error === null || isUnknown ? (
			<LoadingState />
		) : (
			<ErrorState text={t.tenant.notLoaded} onRetry={() => void refetch()} />
		);
	}
	return (
		<>
			<SignInSteps step="credentials" />
			<h1>{t.credentials.title}</h1>
			<TenantCard name={data.name} tenantNo={data.tenantNo} />
			{lock !== null && <LockBox lock={lock} />}
			<ProviderChoice logins={data.logins} isPersistent={persistent ?? false} />
			<CredentialsForm
				tenantNo={data.tenantNo}
				lock={lock}
				onLock={begin}
				onPersistent={setPersistent}
				onDone={() => setDone(true)}
			/>
		</>
	);
}
