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
import { RedirectStep, SignInSteps } from "./sign-in-steps.tsx";
import { type Lock, lockTime, useLock } from "./use-lock.ts";

const radius = 22;

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

/** That signing in is blocked, and for how long; read aloud once, the ticking number is not. */
function LockBox({ lock }: { readonly lock: Lock }) {
	const t = useTexts(texts).lock;
	const length = 2 * Math.PI * radius;
	const share = lock.left / lock.whole;
	return (
		<div className="lock-box" role="alert">
			<svg width="50" height="50" viewBox="0 0 50 50" fill="none" aria-hidden>
				<g stroke="currentColor" strokeWidth="4">
					<circle cx="25" cy="25" r={radius} opacity="0.2" />
					<circle
						className="lock-ring-left"
						cx="25"
						cy="25"
						r={radius}
						strokeLinecap="round"
						strokeDasharray={`${length * share} ${length}`}
					/>
				</g>
				<path
					d="M20 24v-3a5 5 0 0 1 10 0v3m-12 0h14v9H18zM25 28v1"
					stroke="currentColor"
					strokeWidth="1.7"
					strokeLinejoin="round"
					strokeLinecap="round"
				/>
			</svg>
			<div>
				<b>
					{t.title}{" "}
					<span role="timer" aria-live="off">
						{lockTime(lock.left)}
					</span>
				</b>
				<p>{t.text}</p>
			</div>
		</div>
	);
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
