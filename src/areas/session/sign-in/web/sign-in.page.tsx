import { IconInfoCircle } from "@tabler/icons-react";
import { useParams, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { tellRejection } from "#areas/session/single-sign-on/web/public.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { CredentialsStep } from "./credentials-step.tsx";
import { OneTimeLink } from "./one-time-link.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { TenantStep } from "./tenant-step.tsx";
import "./sign-in.css";

interface SignInSearch {
	readonly reason?: string;
	readonly source?: string;
	readonly code?: string;
	readonly state?: string;
}

/** Signing in, from whichever way somebody comes. */
export default function SignInPage() {
	const { tenant } = useParams({ strict: false }) as { tenant?: string };
	const search = useSearch({ strict: false }) as SignInSearch;
	const { reason, source, code, state } = search;
	const isRejected = reason === "sso_rejected";
	useEffect(() => {
		if (!isRejected) return;
		void goTo(location.pathname, { replace: true });
		void tellRejection(code);
	}, [isRejected, code]);
	// a provider that sent the browser back here
	const isReturn = code !== undefined && state !== undefined;
	useEffect(() => {
		if (!isReturn) return;
		const path = [code, state].map(encodeURIComponent).join("/");
		void goTo(`/login-sso/${path}`, { replace: true });
	}, [isReturn, code, state]);
	return (
		<SignInFrame>
			<SignInNotice reason={reason} />
			{tenant !== undefined && source === "token" && code !== undefined ? (
				<OneTimeLink tenantNo={tenant} code={code} />
			) : tenant === undefined ? (
				<TenantStep />
			) : (
				<CredentialsStep tenantNo={tenant} />
			)}
		</SignInFrame>
	);
}

/** Why somebody finds herself at the sign-in page. */
function SignInNotice({ reason }: { readonly reason: string | undefined }) {
	const words: Readonly<Record<string, string>> = useTexts(texts).reasons;
	const text = reason === undefined ? undefined : words[reason];
	if (text === undefined) return null;
	return (
		<p className="entry-reason" role="status">
			<IconInfoCircle size={18} stroke={1.7} aria-hidden />
			{text}
		</p>
	);
}
