import { useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import { nameOf } from '../../components/judged-response.ts';
import { scoreText } from '../../components/outcome.ts';
import { ScoreScale } from '../../components/score-scale.tsx';
import { type AgentNode, conversationOf, treeOf } from './agent-tree.ts';
import { JudgedConversation } from './judged-conversation.tsx';

type Evaluation = Schemas['Evaluation'];

interface AgentsProps {
  trace: Schemas['Trace'];
  agents: Schemas['MultiAgentTrace'];
  changed: () => void;
  /** Below the conversation of the chosen agent. */
  children: preact.ComponentChildren;
}

/** Deeper agents are not indented further; their level is a number, which is 0 for the root. */
const deepest = 8;

/** A trace of several agents: the tree of instances with their scores, and what the chosen one saw. */
export function Agents({ trace, agents, changed, children }: AgentsProps) {
  const byCriterion = Map.groupBy(trace.evaluations, nameOf);
  const [criterion, setCriterion] = useState([...byCriterion.keys()][0]);
  const [chosen, setChosen] = useState(agents.root_agent_instance_id);
  const shown = criterion === undefined ? [] : (byCriterion.get(criterion) ?? []);
  const ofAgent = (id: string) => trace.evaluations.filter(({ sub_trace }) => sub_trace.subject.agent?.id === id);
  const instance = agents.agent_instance_by_id[chosen]!;
  const judgedOn = ofAgent(chosen)[0]?.sub_trace.subject.conversation;
  return (
    <>
      <div class="panel-head">
        {byCriterion.size > 1 && (
          <select
            class="input tree__criterion"
            aria-label="Scores by"
            value={criterion}
            onChange={({ currentTarget }) => setCriterion(currentTarget.value)}
          >
            {[...byCriterion.keys()].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
        <p class="hint">{overall(shown)}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long tree scrolls on its own. */}
      <nav class="tree" aria-label="Agents" tabIndex={0}>
        <ul>
          <Branch node={treeOf(agents)} evaluations={shown} chosen={chosen} choose={setChosen} />
        </ul>
      </nav>
      <section aria-label={instance.name} class="agent">
        <div class="panel-head">
          <h2 class="clamp" dir="auto">
            {instance.name}
          </h2>
        </div>
        <JudgedConversation
          key={chosen}
          traceId={trace.id}
          conversation={judgedOn ?? conversationOf(instance)}
          evaluations={ofAgent(chosen)}
          labels={trace.labels}
          failed={trace.failed_judgments ?? []}
          changed={changed}
        >
          {children}
        </JudgedConversation>
      </section>
    </>
  );
}

interface BranchProps {
  node: AgentNode;
  evaluations: readonly Evaluation[];
  chosen: string;
  choose: (id: string) => void;
}

function Branch({ node, evaluations, chosen, choose }: BranchProps) {
  const { id, name, depth, calls, children } = node;
  const evaluation = evaluations.findLast(({ sub_trace }) => sub_trace.subject.agent?.id === id);
  const score = evaluation?.score ?? null;
  const below = children.map((child) => (
    <Branch key={child.id} node={child} evaluations={evaluations} chosen={chosen} choose={choose} />
  ));
  return (
    <li>
      <button type="button" aria-current={id === chosen || undefined} onClick={() => choose(id)}>
        <span>
          <span class="tree__name" dir="auto" title={name}>
            {name}
          </span>
          <small>
            {depth > deepest && `level ${depth} · `}
            {calls === 0 ? 'called no model, nothing to judge' : counted(calls)}
          </small>
        </span>
        <span class={score === null ? 'v none' : 'v'}>
          {score !== null ? scoreText(score) : evaluation || calls === 0 ? 'n/a' : 'not judged'}
        </span>
        <div class="scale-box">
          <ScoreScale score={score} range={evaluation?.sub_trace.range} label={name} />
        </div>
      </button>
      {below.length > 0 && (depth < deepest ? <ul>{below}</ul> : <ul class="tree__flat">{below}</ul>)}
    </li>
  );
}

const counted = (calls: number) => (calls === 1 ? '1 call to a model' : `${calls} calls to a model`);

function overall(evaluations: readonly Evaluation[]): string {
  const scores = evaluations.map(({ score }) => score).filter((score) => typeof score === 'number');
  if (evaluations.length === 0) return 'Not judged yet';
  if (scores.length === 0) return 'Not applicable to any agent';
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return `Overall ${scoreText(mean)}, mean of ${scores.length} of ${evaluations.length} agents`;
}
