import { helpBlocks } from "./help-blocks.ts";

/** A help text; its words are only ever shown as text. */
export function HelpText({ text }: { readonly text: string }) {
	return helpBlocks(text).map((block) => {
		if (block.kind === "list") {
			return (
				<ul key={block.items.join()}>
					{block.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			);
		}
		return block.kind === "heading" ? (
			<h3 key={block.text}>{block.text}</h3>
		) : (
			<p key={block.text}>{block.text}</p>
		);
	});
}
