import type { FastifyReply } from "fastify";

export type Attachment = {
	readonly name: string;
	readonly mediaType: string;
	readonly bytes: number;
};

/** Headers with which a browser saves an answer as a file and never shows it. */
export function asAttachment(
	reply: FastifyReply,
	{ name, mediaType, bytes }: Attachment,
): FastifyReply {
	return reply.headers({
		"content-type": mediaType,
		"content-length": bytes,
		"content-disposition": contentDisposition(name),
		"x-content-type-options": "nosniff",
		"cache-control": "private, no-store",
	});
}

/** Both forms of RFC 6266: plain ASCII for old readers, and the name itself as RFC 5987 writes it. */
export function contentDisposition(name: string): string {
	const plain = name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replaceAll("ß", "ss")
		.replace(/[^\x20-\x7e]|["\\%]/g, "_");
	const exact = encodeURIComponent(name.toWellFormed()).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
