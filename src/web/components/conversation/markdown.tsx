import type { Nodes, Parents, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { ComponentChildren, VNode } from 'preact';
import { MarkedText } from './marked-text.tsx';
import type { Mark } from './quotes.ts';

/** Longer texts are shown as they are, in UTF-16 code units: some Markdown takes time with the square of its length. */
const longest = 16_000;
/** Deepest nesting that is laid out. */
const deepest = 40;
/** A line that begins so many quotes or lists takes seconds to be read. */
const nested = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;

interface MarkdownProps {
  source: string;
  marks: readonly Mark[];
}

/**
 * Markdown as elements. HTML in it is text, pictures are links, and links lead only to web and mail addresses: nothing of it
 * is loaded or run. Quotes are found by their offset in the source.
 */
export function Markdown({ source, marks }: MarkdownProps) {
  const tree = treeOf(source);
  if (!tree)
    return (
      <p class="plain" dir="auto">
        <MarkedText text={source} marks={marks} />
      </p>
    );
  return <>{childrenOf(tree, { source, marks: onLeaves(marks, leavesOf(tree, source)) })}</>;
}

/** Where a text is in the source; undefined if it is written differently there (escapes). */
interface Leaf {
  start: number;
  end: number;
  isLiteral: boolean;
}

function leafOf(node: Nodes & { value: string }, source: string): Leaf {
  const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
  const inside = source.slice(start, end).indexOf(node.value);
  return inside < 0
    ? { start, end, isLiteral: false }
    : { start: start + inside, end: start + inside + node.value.length, isLiteral: true };
}

const leavesOf = (node: Nodes, source: string): Leaf[] =>
  'children' in node
    ? node.children.flatMap((child) => leavesOf(child, source))
    : 'value' in node
      ? [leafOf(node, source)]
      : [];

/** A mark may begin or end in the signs around a text (`**`): then it begins or ends with the text. */
const onLeaves = (marks: readonly Mark[], leaves: readonly Leaf[]): Mark[] =>
  marks.map((mark) => {
    const first = leaves.find(({ end }) => end > mark.start);
    const last = leaves.findLast(({ start }) => start < mark.end);
    return first && last && first.start <= last.start
      ? { ...mark, start: Math.max(mark.start, first.start), end: Math.min(mark.end, last.end) }
      : mark;
  });

function treeOf(source: string): Root | undefined {
  if (source.length > longest || nested.test(source)) return undefined;
  try {
    const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    return depthOf(tree) > deepest ? undefined : tree;
  } catch {
    // Nested so deeply that the stack cannot hold it.
    return undefined;
  }
}

const depthOf = (node: Nodes): number =>
  'children' in node ? 1 + node.children.reduce((most, child) => Math.max(most, depthOf(child)), 0) : 1;

interface Place {
  source: string;
  marks: readonly Mark[];
}

const childrenOf = (node: Parents, place: Place): ComponentChildren[] =>
  node.children.map((child, at) => elementOf(child, at, place));

/** A text; if it is written differently in the source, the whole of it is marked where a quote touches it. */
function textOf(node: Nodes & { value: string }, key: number, { source, marks }: Place): VNode {
  const { start, end, isLiteral } = leafOf(node, source);
  if (isLiteral) return <MarkedText key={key} text={node.value} marks={marks} from={start} />;
  const whole = marks
    .filter((mark) => mark.start < end && mark.end > start)
    .map((mark) => ({ ...mark, start: 0, end: node.value.length }));
  return <MarkedText key={key} text={node.value} marks={whole} />;
}

function elementOf(node: Nodes, key: number, place: Place): ComponentChildren {
  switch (node.type) {
    case 'text':
      return textOf(node, key, place);
    case 'paragraph':
      return (
        <p key={key} dir="auto">
          {childrenOf(node, place)}
        </p>
      );
    case 'heading':
      return (
        <p key={key} class="md-heading" dir="auto">
          {childrenOf(node, place)}
        </p>
      );
    case 'strong':
      return <strong key={key}>{childrenOf(node, place)}</strong>;
    case 'emphasis':
      return <em key={key}>{childrenOf(node, place)}</em>;
    case 'delete':
      return <s key={key}>{childrenOf(node, place)}</s>;
    case 'inlineCode':
      return <code key={key}>{textOf(node, 0, place)}</code>;
    case 'code':
      return (
        <pre key={key} class="code">
          {textOf(node, 0, place)}
        </pre>
      );
    case 'blockquote':
      return <blockquote key={key}>{childrenOf(node, place)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol key={key} start={node.start ?? 1}>
          {childrenOf(node, place)}
        </ol>
      ) : (
        <ul key={key}>{childrenOf(node, place)}</ul>
      );
    case 'listItem':
      return (
        <li key={key} dir="auto">
          {typeof node.checked === 'boolean' && (node.checked ? '☑ ' : '☐ ')}
          {childrenOf(node, place)}
        </li>
      );
    case 'break':
      return <br key={key} />;
    case 'thematicBreak':
      return <hr key={key} class="sep" />;
    case 'link':
      return isOpenable(node.url) ? (
        <a key={key} href={node.url} target="_blank" rel="noopener noreferrer nofollow">
          {childrenOf(node, place)}
        </a>
      ) : (
        <span key={key}>{childrenOf(node, place)}</span>
      );
    case 'image':
      return (
        <span key={key} class="muted">
          [picture{node.alt ? `: ${node.alt}` : ''}]
        </span>
      );
    case 'table':
      return (
        <div key={key} class="scroll">
          <table class="table">
            <tbody>{childrenOf(node, place)}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr key={key}>{childrenOf(node, place)}</tr>;
    case 'tableCell':
      return <td key={key}>{childrenOf(node, place)}</td>;
    case 'html':
      return node.value.includes('\n') ? <pre key={key}>{textOf(node, 0, place)}</pre> : textOf(node, key, place);
    default:
      // Definitions, references and footnotes: as they are written.
      return <SourceOf key={key} node={node} place={place} />;
  }
}

function SourceOf({ node, place: { source, marks } }: { node: Nodes; place: Place }) {
  const { start, end } = node.position!;
  return <MarkedText text={source.slice(start.offset, end.offset)} marks={marks} from={start.offset!} />;
}

const isOpenable = (url: string): boolean => /^(https?:\/\/|mailto:)/i.test(url);
