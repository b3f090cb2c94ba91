import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { type FigurePreview, type PreviewOf, previewOf } from "#kit/contract/figure-preview.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { texts as stateTexts } from "#kit/ui/text.ts";
import { api } from "../api.ts";
import { isApiError } from "../api-error.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import "./preview.css";

/** Its table is fetched with the first preview: many forms are saved before there is one. */
const whatChanges = lazyCode(() => import("./what-changes.tsx"));

/** Who types on wants no preview of what stands there for a moment. */
const pauseMs = 600;

/** An operation with what it would be sent. */
export interface PreviewedCall {
	readonly endpoint: Endpoint;
	readonly input: unknown;
}

interface Given {
	/** Undefined while nothing is changed, or something is missing or wrong. */
	readonly call: () => PreviewedCall | undefined;
	/** Before something is deleted there is nothing to be typed. */
	readonly isAtOnce?: boolean;
}

type Shown =
	| { readonly of: string; readonly preview: FigurePreview }
	/** In the server's words, or in none where it was not reached. */
	| { readonly of: string; readonly fault: string | undefined };

/** What a change would do to the figures of its person: by itself, below the fields, where it holds nobody up. */
export function FigurePreviewSection({ call, isAtOnce = false }: Given) {
	const t = useTexts(texts);
	const now = whole(call());
	const of = now && JSON.stringify(now.input);
	const { shown, askAgain } = usePreview(now, of, isAtOnce ? 0 : pauseMs);
	const isAsking = of !== undefined && shown?.of !== of;
	return (
		<section className="form-section figure-preview" aria-label={t.title}>
			<div className="form-section-head">
				<h3>{t.title}</h3>
			</div>
			<div role="status" aria-busy={isAsking}>
				{of === undefined && <p>{t.comes}</p>}
				{isAsking && <p>{t.asking}</p>}
				{of !== undefined && shown && (
					<div className={isAsking ? "is-outdated" : undefined} aria-hidden={isAsking}>
						<Result shown={shown} askAgain={askAgain} />
					</div>
				)}
			</div>
		</section>
	);
}

/** Only what the operation would take: the form itself says what is missing. */
function whole(call: PreviewedCall | undefined): PreviewedCall | undefined {
	return call?.endpoint.input.safeParse(call.input).success ? call : undefined;
}

/** Asks once nothing has been typed for a moment; only the last question is answered. */
function usePreview(now: PreviewedCall | undefined, of: string | undefined, waitMs: number) {
	const [shown, setShown] = useState<Shown>();
	/** What was asked once more, as somebody wished. */
	const [again, setAgain] = useState<{ readonly of: string | undefined }>();
	const ask = useEffectEvent(async (signal: AbortSignal) => {
		if (now === undefined || of === undefined) return;
		const asked: PreviewOf<Endpoint> = previewOf(now.endpoint);
		try {
			const preview = await api<PreviewOf<Endpoint>>(asked, now.input, { isPlain: true, signal });
			if (!signal.aborted) setShown({ of, preview });
		} catch (error) {
			if (signal.aborted) return;
			setShown({ of, fault: isApiError(error) ? error.message : undefined });
		}
	});
	useEffect(() => {
		if (of === undefined) return;
		const leaving = new AbortController();
		const wait = setTimeout(() => void ask(leaving.signal), again?.of === of ? 0 : waitMs);
		return () => {
			clearTimeout(wait);
			leaving.abort();
		};
	}, [of, waitMs, again]);
	const askAgain = () => {
		setShown(undefined);
		setAgain({ of });
	};
	return { shown, askAgain };
}

function Result({ shown, askAgain }: { readonly shown: Shown; readonly askAgain: () => void }) {
	const t = useTexts(texts);
	const words = useTexts(stateTexts);
	if ("fault" in shown) {
		if (shown.fault) return <p>{shown.fault}</p>;
		return (
			<p>
				{t.failed}{" "}
				<Button size="compact-xs" variant="subtle" onClick={askAgain}>
					{words.retry}
				</Button>
			</p>
		);
	}
	return shown.preview.changedDays === 0 ? (
		<p>{t.nothing}</p>
	) : (
		<LazyPart
			code={whatChanges}
			props={{ preview: shown.preview, isOfOne: true }}
			fallback={null}
		/>
	);
}
