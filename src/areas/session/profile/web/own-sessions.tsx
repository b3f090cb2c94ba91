import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { contract } from "#areas/session/sign-in/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction, useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";
import { clientOf } from "./client-of.ts";
import { ProfileSection } from "./profile-section.tsx";

type Sessions = AnswerOf<(typeof contract)["listSessions"]>["sessions"];

/** Where one is signed in; every other session can be ended from here. */
export function OwnSessions() {
	const t = useTexts(texts).sessions;
	const { data, error, refetch } = useApi(contract.listSessions, {});
	return (
		<ProfileSection title={t.title}>
			<p>{t.text}</p>
			{data !== undefined ? (
				<ul className="profile-sessions">
					{data.sessions.map((session) => (
						<OneSession key={session.id} session={session} />
					))}
				</ul>
			) : error === null ? (
				<LoadingState />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</ProfileSection>
	);
}

function OneSession({ session }: { readonly session: Sessions[number] }) {
	const t = useTexts(texts).sessions;
	const format = useFormat();
	const now = useNow();
	const { mutate, isPending } = useAction(contract.endSession, {
		context: t.failed,
		renews: [contract.listSessions],
		onDone: () => toast({ type: "positive", title: t.ended }),
	});
	const { browser, system, isMobile } = clientOf(session.client);
	const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop;
	const client =
		browser === undefined
			? t.unknownClient
			: system === undefined
				? browser
				: t.on(browser, system);
	return (
		<li>
			<Icon size={20} stroke={1.7} aria-hidden />
			<div className="profile-sessions-client">
				<b>{client}</b>
				{session.current && <em>{t.current}</em>}
				<span>
					{`${t.seen(format.ago(session.seenAt, now))} · ${t.until(format.instant(session.endsAt))}`}
				</span>
			</div>
			{!session.current && (
				<Button
					variant="default"
					aria-label={t.endOf(client)}
					loading={isPending}
					onClick={() => mutate({ id: session.id })}
				>
					{t.end}
				</Button>
			)}
		</li>
	);
}
