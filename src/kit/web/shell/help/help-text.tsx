import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Block, type Inline, readMarkdown } from "./read-markdown.ts";

/** A help text; its words are only ever shown as text. */
export function HelpText({ text }: { readonly text: string }) {
	return <Blocks blocks={readMarkdown(text)} />;
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
	// a help text never changes while it is shown: its places are its keys
	return numbered(blocks).map(([place, block]) => <BlockView key={place} block={block} />);
}

function BlockView({ block }: { readonly block: Block }) {
	switch (block.kind) {
		case "heading":
			return block.level < 3 ? <h3>{words(block.text)}</h3> : <h4>{words(block.text)}</h4>;
		case "paragraph":
			return <p>{words(block.text)}</p>;
		case "list": {
			const List = block.ordered ? "ol" : "ul";
			return (
				<List>
					{numbered(block.items).map(([place, { text, below }]) => (
						<li key={place}>
							{words(text)}
							<Blocks blocks={below} />
						</li>
					))}
				</List>
			);
		}
		case "table":
			return (
				<table>
					<thead>
						<tr>
							{numbered(block.head).map(([place, cell]) => (
								<th key={place} scope="col">
									{words(cell)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{numbered(block.rows).map(([row, cells]) => (
							<tr key={row}>
								{numbered(cells).map(([place, cell]) => (
									<td key={place}>{words(cell)}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			);
	}
}

function words(pieces: readonly Inline[]): ReactNode {
	return numbered(pieces).map(([place, piece]) => <Piece key={place} piece={piece} />);
}

function Piece({ piece }: { readonly piece: Inline }) {
	switch (piece.kind) {
		case "text":
			return piece.text;
		case "strong":
			return <b>{piece.text}</b>;
		case "emphasis":
			return <em>{piece.text}</em>;
		case "code":
			return <code>{piece.text}</code>;
		case "link":
			return piece.href.startsWith("/") ? (
				<Link to={piece.href}>{piece.text}</Link>
			) : (
				<a href={piece.href} target="_blank" rel="noreferrer">
					{piece.text}
				</a>
			);
	}
}

function numbered<Item>(items: readonly Item[]): [number, Item][] {
	return items.map((item, place) => [place, item]);
}
