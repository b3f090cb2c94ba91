import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { contract } from "#areas/session/sign-in/contract.ts";
import { clientName, clientOf } from "#domain/access/client-of.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

type Sessions = AnswerOf<(typeof contract)["listSessions"]>["sessions"];

/** Where one is signed in; every other session can be ended from here. */
export function OwnSessions() {
	const t = useTexts(texts).sessions;
	return (
		<Section title={t.title}>
			<p className="profile-text">{t.text}</p>
			<Answer endpoint={contract.listSessions} input={{}} notLoaded={t.notLoaded}>
				{({ sessions }) => (
					<ul className="profile-sessions">
						{sessions.map((session) => (
							<OneSession key={session.id} session={session} />
						))}
					</ul>
				)}
			</Answer>
		</Section>
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
	const Icon = clientOf(session.client).isMobile ? IconDeviceMobile : IconDeviceDesktop;
	const client = clientName(session.client, t.on) ?? t.unknownClient;
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
