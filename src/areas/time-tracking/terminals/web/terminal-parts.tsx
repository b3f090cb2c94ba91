import { IconLink, IconUnlink } from "@tabler/icons-react";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { IconTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction, useApi } from "#kit/web/use-api.ts";
import { contract, type Terminal } from "../contract.ts";
import { texts } from "../text.ts";

/** Whether the terminal may speak to the server, and the code that lets it. */
export function TerminalPairing({ terminal }: { readonly terminal: Terminal }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const { isPaired, isEnabled, seenAt, sequenceSeen } = terminal;
	const isOn = isEnabled && isPaired;
	const state = !isEnabled ? t.archived : isPaired ? t.paired : t.unpaired;
	return (
		<section className="terminal-part" aria-labelledby="terminal-pairing">
			<h3 id="terminal-pairing">
				{t.pairing}
				<IconTag icon={isOn ? IconLink : IconUnlink} tone={isOn ? "apr" : "pln"}>
					{state}
				</IconTag>
			</h3>
			<p>{seenAt === null ? t.never : t.seenAt(format.instant(seenAt))}</p>
			{sequenceSeen > 0 && <p>{t.sequence(format.amount(sequenceSeen))}</p>}
			<PairingButtons terminal={terminal} />
		</section>
	);
}

function PairingButtons({ terminal }: { readonly terminal: Terminal }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const mayWrite = useMay("terminals.manage", "WRITE");
	const { id, isPaired, isEnabled } = terminal;
	const open = useAction(contract.createTerminalPairing, { context: t.pair });
	const end = useAction(contract.deleteTerminalPairing, {
		context: t.unpair,
		renews: [contract.getTerminal, contract.listTerminals],
	});
	if (!mayWrite || !isEnabled) return null;
	const unpair = async () => {
		const answer = await confirm({
			title: t.unpairTitle,
			text: t.unpairText,
			confirm: t.unpair,
			danger: true,
		});
		if (answer !== null) end.mutate({ id });
	};
	return (
		<>
			{open.data && (
				<div role="status" className="terminal-code">
					<p>{t.code(open.data.tenantNo)}</p>
					<b>
						{open.data.code.slice(0, 5)} {open.data.code.slice(5)}
					</b>
					<p>{t.until(format.time(open.data.until))}</p>
				</div>
			)}
			<div className="terminal-buttons">
				<PictureButton
					icon={IconLink}
					label={isPaired ? t.pairAgain : t.pair}
					loading={open.isPending}
					onClick={() => open.mutate({ id })}
				/>
				{isPaired && (
					<PictureButton
						icon={IconUnlink}
						label={t.unpair}
						loading={end.isPending}
						onClick={() => void unpair()}
					/>
				)}
			</div>
		</>
	);
}

/** What the people of the terminal's site hold, by kind. */
export function TokenTypes({ id }: { readonly id: string }) {
	const t = useTexts(texts).detail;
	const { data } = useApi(contract.countHardwareTokens, { id });
	if (data === undefined) return null;
	return (
		<section className="terminal-part" aria-labelledby="terminal-tokens">
			<h3 id="terminal-tokens">{t.tokens}</h3>
			<dl className="terminal-tokens">
				{data.types.map(({ type, count }) => (
					<div key={type}>
						<dt>{t.types[type]}</dt>
						<dd>{count}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
