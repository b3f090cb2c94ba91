import { useEffect, useState } from "react";
import { ProviderButtons } from "#areas/session/single-sign-on/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { isApiError } from "#kit/web/api-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CredentialsForm, enteredBefore } from "./credentials-form.tsx";
import { LockBox } from "./lock-box.tsx";
import { RedirectStep, SignInSteps } from "./sign-in-steps.tsx";
import { useLock } from "./use-lock.ts";

/** The second step: name and password, or a provider of the tenant; then the third. */
export function CredentialsStep({ tenantNo }: { readonly tenantNo: string }) {
	const t = useTexts(texts);
	const { data, error, refetch } = useApi(
		contract.getTenantInfo,
		{ tenantNo },
		{ staleTime: Number.POSITIVE_INFINITY },
	);
	const [entered, setEntered] = useState(() => enteredBefore(tenantNo));
	const { lock, begin } = useLock(entered.username);
	const [isDone, setDone] = useState(false);
	const isUnknown = isApiError(error, "TENANT_NOT_FOUND");
	useEffect(() => {
		if (!isUnknown) return;
		void goTo("/login", { replace: true });
		void alertDialog({ title: t.tenant.invalid, text: t.errors.TENANT_NOT_FOUND });
	}, [isUnknown, t]);
	if (isDone) return <RedirectStep />;
	if (data === undefined) {
		const hasFailed = error !== null && !isUnknown;
		const { notLoaded } = t.tenant;
		return <AwaitedState hasFailed={hasFailed} text={notLoaded} onRetry={() => void refetch()} />;
	}
	return (
		<>
			<SignInSteps step="credentials" />
			<h1>{t.credentials.title}</h1>
			<TenantCard name={data.name} tenantNo={data.tenantNo} />
			{lock !== null && <LockBox lock={lock} />}
			<ProviderChoice logins={data.logins} isPersistent={entered.persistent} />
			<CredentialsForm
				tenantNo={data.tenantNo}
				entered={entered}
				onEntered={setEntered}
				lock={lock}
				onLock={begin}
				onDone={() => setDone(true)}
			/>
		</>
	);
}

/** Whom somebody signs in to, and the way back to another. */
function TenantCard({ name, tenantNo }: { readonly name: string; readonly tenantNo: string }) {
	const t = useTexts(texts).tenant;
	return (
		<div className="entry-tenant">
			<span className="entry-tenant-mark" aria-hidden>
				{initialsOf(name)}
			</span>
			<p>
				<b>{name}</b>
				<span>{t.shown(tenantNo)}</span>
			</p>
			<button type="button" className="entry-link" onClick={() => void goTo("/login")}>
				{t.change}
			</button>
		</div>
	);
}

/** The first letters of the first two words that have any. */
function initialsOf(name: string): string {
	return name
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "")
		.slice(0, 2)
		.map((word) => word.charAt(0).toUpperCase())
		.join("");
}

interface Given {
	readonly logins: AnswerOf<(typeof contract)["getTenantInfo"]>["logins"];
	readonly isPersistent: boolean;
}

/** The providers that the tenant has switched on, parted from the fields below; nothing where there are none. */
function ProviderChoice({ logins, isPersistent }: Given) {
	const t = useTexts(texts).credentials;
	const providers = logins.flatMap(({ id, name, url }) =>
		id === "MANUAL" || url === null ? [] : [{ id, name, url }],
	);
	if (providers.length === 0) return null;
	return (
		<>
			<ProviderButtons providers={providers} isPersistent={isPersistent} />
			<p className="entry-or">{t.or}</p>
		</>
	);
}
