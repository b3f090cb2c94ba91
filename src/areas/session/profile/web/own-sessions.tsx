import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { contract } from "#areas/session/sign-in/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

/** The first that fits counts: most browsers also name those they descend from. */
const browsers = [
	["Edge", /\bEdg(?:e|A|iOS)?\//],
	["Opera", /\bOPR\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Firefox", /\b(?:Firefox|FxiOS)\//],
	["Chrome", /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
	["Safari", /\bSafari\//],
] as const;

const systems = [
	["Android", /\bAndroid\b/],
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\bMac OS X\b/],
	["ChromeOS", /\bCrOS\b/],
	["Linux", /\bLinux\b/],
] as const;

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

interface Client {
	readonly browser: string | undefined;
	readonly system: string | undefined;
	readonly isMobile: boolean;
}

/** What a browser calls itself, in two words. Example: "Mozilla/5.0 (X11; Linux x86_64) … Firefox/140.0" → Firefox, Linux. */
export function clientOf(userAgent: string): Client {
	const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
		list.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return {
		browser: nameIn(browsers),
		system: nameIn(systems),
		isMobile: /\b(?:Mobi|Android|iPhone|iPad)/.test(userAgent),
	};
}
